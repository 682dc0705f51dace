export { vod } from './vod.feature';

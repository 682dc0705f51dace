export { ssai } from './ssai.feature';

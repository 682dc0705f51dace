export { Figure, Figures } from './overview/figures';
export { OverviewColumns } from './overview/overview-columns';
export { Row, RowList, RowsLoading } from './overview/row-list';
export { Section, SectionBody } from './overview/section';
export { Picture } from './playback/picture';
export { PlaybackPageButtons } from './playback/playback-page-buttons';

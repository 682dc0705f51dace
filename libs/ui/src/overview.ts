export { Figure, Figures } from './overview/figures';
export { Row, RowList, RowsLoading } from './overview/row-list';
export { Section, SectionBody } from './overview/section';

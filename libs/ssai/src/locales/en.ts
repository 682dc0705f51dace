export const en = {
  title: 'SSAI',
};

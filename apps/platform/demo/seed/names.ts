const list = (names: string) => names.split(', ');

export const VIETNAMESE_FAMILY_NAMES = list(
  'Nguyễn, Trần, Lê, Phạm, Hoàng, Huỳnh, Phan, Vũ, Võ, Đặng, Bùi, Đỗ, Hồ, Ngô, Dương, Lý',
);

export const VIETNAMESE_GIVEN_NAMES = list(
  'Văn An, Thị Bích, Minh Châu, Quốc Cường, Thùy Dung, Anh Dũng, Hải Đăng, Thu Hà, Ngọc Hân, ' +
    'Đức Hiếu, Gia Huy, Khánh Linh, Thành Long, Phương Mai, Bảo Ngọc, Hoài Nam, Tuyết Nhi, Hồng Phúc, ' +
    'Thanh Sơn, Diệu Thảo, Minh Trí, Cẩm Tú, Anh Tuấn, Thảo Vy, Quang Vinh, Hải Yến',
);

export const ENGLISH_FAMILY_NAMES = list(
  'Allen, Bennett, Carter, Davies, Ellis, Foster, Grant, Hughes, Irwin, Jennings, Keller, Lawson, ' +
    'Mitchell, Norris, Osborne, Parker, Reynolds, Sutton, Turner, Walsh',
);

export const ENGLISH_GIVEN_NAMES = list(
  'Alice, Benjamin, Charlotte, Daniel, Eleanor, Felix, Grace, Henry, Isla, Jacob, Katherine, Liam, ' +
    'Megan, Nathan, Olivia, Patrick, Rachel, Samuel, Victoria, William',
);

export const CITIES = list(
  'Hà Nội, Sài Gòn, Đà Nẵng, Huế, Cần Thơ, Hải Phòng, Nha Trang, Singapore, Bangkok, London, Sydney, ' +
    'Toronto',
);

/** The languages of the demo data. */
export type DemoLanguage = keyof typeof BRANDS_BY_LANGUAGE;

const BRANDS_BY_LANGUAGE = {
  vi: list(
    'Sông Hồng, Hạ Long, Sao Mai, Trường Sơn, Đồng Xanh, Cửu Long, Ánh Dương, Bình Minh, Hoa Sen, ' +
      'Biển Đông, Tây Nguyên, Phố Cổ, Hương Giang, Thăng Long, Ban Mai',
  ),
  en: list(
    'Mekong, Northlight, Blue Harbour, Redwood, Silver Pine, Kingfisher, Lanternhouse, Fairview, ' +
      'Summit, Clearwater, Ironbridge, Willow Lane, Brightside, Copperfield, Oakridge',
  ),
};

/** The languages alternate. */
export const BRANDS: readonly { name: string; language: DemoLanguage }[] = BRANDS_BY_LANGUAGE.vi.flatMap(
  (name, position) => [
    { name, language: 'vi' },
    { name: BRANDS_BY_LANGUAGE.en[position] ?? '', language: 'en' },
  ],
);

export const PROGRAMS = {
  vi: list(
    'Truyền Hình, Thể Thao, Học Trực Tuyến, Điện Ảnh, Âm Nhạc, Ẩm Thực, Thiếu Nhi, Tin Tức, Du Lịch, ' +
      'Sự Kiện, Giải Trí, Sức Khỏe, Podcast',
  ),
  en: list(
    'TV, Sports Live, Learning, Cinema, Music, Kitchen, Kids, News, Travel, Events, Studios, Health, ' +
      'Podcasts',
  ),
};
export const ADDRESSES = {
  vi: [
    '12 Tràng Tiền, Hoàn Kiếm, Hà Nội',
    '88 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
    '45 Bạch Đằng, Hải Châu, Đà Nẵng',
    '7 Lê Lợi, Huế',
  ],
  en: [
    '14 Castle Street, Bristol BS1 3AD',
    '220 Deansgate, Manchester M3 4LZ',
    '9 Royal Mile, Edinburgh EH1 1TB',
  ],
} as const;

export const BANKS = {
  vi: ['Vietcombank', 'Techcombank', 'BIDV'],
  en: ['Barclays', 'HSBC', 'Citibank'],
} as const;
export const CARD_BRANDS = ['Visa', 'Mastercard', 'JCB'] as const;
export const REGIONS = ['han-1', 'sgn-1', 'dad-1', 'sin-1', 'lhr-1'] as const;

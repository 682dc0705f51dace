import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { PAGE_SIZES } from '@console/http/contract';
import { Button, Flex, theme, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from './choice';
import { pageNumbers } from './page-numbers';

interface ListPagerProps {
  page: number;
  perPage: number;
  total: number;
  onChange: (changed: { page: number } | { perPage: number }) => void;
}

/**
 * Paginates a list with real buttons (antd's Pagination items only react to Enter). They stay enabled at the
 * ends, so that the focus is not lost.
 */
export function ListPager({ page, perPage, total, onChange }: ListPagerProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const count = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;

  const step = (to: number, label: string): ButtonProps => {
    const nowhere = to < 1 || to > count;
    return {
      type: 'text',
      'aria-label': label,
      'aria-disabled': nowhere,
      title: label,
      ...(nowhere && { style: { color: token.colorTextDisabled, cursor: 'not-allowed' } }),
      onClick: () => {
        if (!nowhere) onChange({ page: to });
      },
    };
  };

  return (
    <Flex
      component="nav"
      aria-label={t('list.pagination')}
      justify="end"
      align="center"
      gap={token.marginXS}
      wrap
    >
      {from <= total && <span>{t('list.range', { from, to: Math.min(page * perPage, total), total })}</span>}
      <Flex component="ul" gap={token.marginXXS} wrap style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <li>
          <Button icon={<LeftOutlined />} {...step(page - 1, t('list.previousPage'))} />
        </li>
        {pageNumbers(page, count).map((number, index) => (
          <li
            key={number ?? `gap-${index}`}
            style={{ minWidth: number === null ? undefined : token.controlHeight }}
          >
            {number === null ? (
              <span style={{ lineHeight: `${token.controlHeight}px`, color: token.colorTextDescription }}>
                …
              </span>
            ) : (
              <Button
                type={number === page ? 'primary' : 'text'}
                block
                aria-label={t('list.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                title={String(number)}
                style={{ paddingInline: token.paddingXXS }}
                onClick={() => onChange({ page: number })}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Button icon={<RightOutlined />} {...step(page + 1, t('list.nextPage'))} />
        </li>
      </Flex>
      <Choice
        label={t('list.pageSize')}
        value={String(perPage)}
        onChange={(size) => onChange({ perPage: Number(size) })}
        options={PAGE_SIZES.map((size) => ({
          value: String(size),
          label: t('list.perPage', { count: size }),
        }))}
      />
    </Flex>
  );
}

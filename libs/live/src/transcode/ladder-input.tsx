import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { FieldSlotProps } from '@console/shell-layout';
import { RowsTable } from '@console/ui/list';
import { Button, Flex, Form, type RefSelectProps, Select, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTranscodeProfilesQuery } from '../api/transcode-api';
import { LADDER_MAX, ladderProblem } from '../contract';
import { LadderSums } from './ladder-sums';
import { useAllOf } from './setting-selects';
import { useLadderColumns, type LadderRow } from './use-ladder-columns';

interface LadderInputProps extends FieldSlotProps<readonly string[]> {
  ofApp: string;
  viewersOf: (profileId: string) => number | undefined;
}

/** A form field for the renditions of a template, with what each costs. */
export function LadderInput({ id, value = [], onChange, ofApp, viewersOf }: LadderInputProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const add = useRef<RefSelectProps>(null);
  const { currentData, isFetching } = useListTranscodeProfilesQuery(...useAllOf(ofApp));
  const watched: unknown = Form.useWatch('audioKbps', Form.useFormInstance());
  const audioKbps = typeof watched === 'number' ? watched : 0;
  const columns = useLadderColumns(audioKbps);
  const known = currentData?.data ?? [];
  const ladder = value.flatMap((profileId): LadderRow[] => {
    const profile = known.find((one) => one.id === profileId);
    return profile ? [{ ...profile, viewers: viewersOf(profileId) }] : [];
  });
  const problem = ladderProblem(ladder);
  const others = known.filter((profile) => !value.includes(profile.id));

  const move = (from: number, to: number) => {
    const moved = [...value];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange?.(moved);
  };
  const buttons = (row: LadderRow) => {
    const index = value.indexOf(row.id);
    const values = { name: row.name };
    return (
      <Flex>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={t('transcode.moveUp', values)}
          title={t('transcode.moveUp', values)}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={t('transcode.moveDown', values)}
          title={t('transcode.moveDown', values)}
          disabled={index === value.length - 1}
          onClick={() => move(index, index + 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('transcode.removeRendition', values)}
          title={t('transcode.removeRendition', values)}
          onClick={() => {
            add.current?.focus();
            onChange?.(value.filter((profileId) => profileId !== row.id));
          }}
        />
      </Flex>
    );
  };

  return (
    <Flex vertical gap={token.marginXS}>
      {ladder.length > 0 && (
        <>
          <RowsTable
            label={t('transcode.ladder')}
            rows={ladder}
            rowKey={(row) => row.id}
            columns={[...columns, { key: 'order', title: t('transcode.order'), render: buttons }]}
            cards
          />
          <LadderSums ladder={ladder} audioKbps={audioKbps} />
        </>
      )}
      {problem && (
        <span role="status" style={{ color: token.colorWarningText }}>
          {t('transcode.ladderProblem', { position: problem.values['position'] })}
        </span>
      )}
      {value.length < LADDER_MAX && (
        <Select<string | null>
          ref={add}
          {...(id !== undefined && { id })}
          value={null}
          options={others.map((profile) => ({ value: profile.id, label: profile.name }))}
          loading={isFetching}
          disabled={ofApp === ''}
          placeholder={t('transcode.addRendition')}
          notFoundContent={t(known.length === 0 ? 'transcode.profiles.none' : 'transcode.profiles.allUsed')}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(profileId) => {
            if (profileId !== null) onChange?.([...value, profileId]);
          }}
        />
      )}
    </Flex>
  );
}

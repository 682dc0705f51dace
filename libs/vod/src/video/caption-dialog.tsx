import { useAppScope } from '@console/shell-layout';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { QueryDialog } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { AutoComplete, Button, Flex, Form, Input, theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetCaptionQuery, useSetCaptionMutation } from '../api/vod-api';
import { MAX_CAPTION_CHARACTERS, SetCaptionDto } from '../contract';
import { useVodPaths } from '../use-vod-paths';
import { CHANGE_VIDEOS } from '../video-access';
import { toWebVtt } from './to-web-vtt';

const COMMON = 'vi,en,zh,ja,ko,th,lo,km,id,ms,fil,fr,de,es,pt,it,nl,ru,uk,pl,ar,hi'.split(',');
const BYTES_PER_CHARACTER = 4;

/** Adds captions in a language, or edits those of the route's. */
export function CaptionDialog() {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { videoId = '', language } = useParams();
  const closeTo = useVodPaths().video(videoId);
  const caption = useGetCaptionQuery(
    { id: videoId, appId, language: language ?? '' },
    { skip: language === undefined },
  );
  if (language === undefined) return <CaptionForm closeTo={closeTo} />;
  return (
    <QueryDialog
      title={t('captions.edit', { language })}
      closeTo={closeTo}
      result={caption}
      item={caption.currentData && { ...caption.currentData, id: language }}
      failed={t('captions.failed')}
      missing={t('captions.missing')}
    >
      {({ label, lines }) => (
        <CaptionForm closeTo={closeTo} stored={{ language, label, text: lines.join('\n') }} />
      )}
    </QueryDialog>
  );
}

interface CaptionFormProps {
  closeTo: string;
  stored?: SetCaptionDto;
}

function CaptionForm({ closeTo, stored }: CaptionFormProps) {
  const { t } = useTranslation('vod');
  const { appId } = useAppScope();
  const { videoId = '' } = useParams();
  const [set] = useSetCaptionMutation();
  return (
    <FormDialog
      title={stored ? t('captions.edit', { language: stored.label }) : t('captions.add')}
      requires={CHANGE_VIDEOS}
      schema={SetCaptionDto}
      initialValues={stored ?? { language: '', label: '', text: '' }}
      run={(body) => set({ id: videoId, appId, body })}
      submitLabel={t('edit.submit')}
      draftKey={`videos:captions ${videoId} ${stored?.language ?? ''}`}
      closeTo={closeTo}
      width={640}
    >
      <FormField
        name="language"
        label={t('captions.language')}
        help={t('captions.languageHelp')}
        rules={{ languageTag: t('captions.languageWrong') }}
      >
        <LanguageInput disabled={stored !== undefined} />
      </FormField>
      <FormField name="label" label={t('captions.label')} help={t('captions.labelHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField
        name="text"
        label={t('captions.text')}
        help={t('captions.textHelp')}
        rules={{ webVtt: t('captions.textWrong') }}
      >
        <CaptionTextInput />
      </FormField>
    </FormDialog>
  );
}

interface FieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A language tag. Choosing one proposes the label: the name of the language in itself. */
function LanguageInput({ disabled, onChange, ...field }: FieldProps & { disabled: boolean }) {
  const { i18n } = useTranslation('vod');
  const form = Form.useFormInstance();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <AutoComplete
      {...field}
      disabled={disabled}
      options={COMMON.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))}
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value ?? ''} ${option?.label ?? ''}`.toLowerCase().includes(typed.toLowerCase()),
      }}
      onChange={(code: string) => onChange?.(code)}
      onSelect={(code: string) => {
        if (form.isFieldTouched('label')) return;
        const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
        form.setFieldValue('label', own.charAt(0).toLocaleUpperCase(code) + own.slice(1));
      }}
    />
  );
}

/** WebVTT, typed or from a file. */
function CaptionTextInput({ id, value, onChange }: FieldProps) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const file = useRef<HTMLInputElement>(null);
  return (
    <Flex vertical align="start" gap={token.marginXS}>
      <input
        ref={file}
        type="file"
        accept=".vtt,.srt,text/vtt"
        aria-label={t('captions.file')}
        style={{ display: 'none' }}
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          const text = await chosen.slice(0, MAX_CAPTION_CHARACTERS * BYTES_PER_CHARACTER).text();
          onChange?.(toWebVtt(text));
          target.value = '';
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
        {t('captions.file')}
      </Button>
      <Input.TextArea
        {...(id !== undefined && { id })}
        {...(value !== undefined && { value })}
        rows={12}
        spellCheck={false}
        placeholder={t('captions.example')}
        style={{ fontFamily: token.fontFamilyCode, fontSize: token.fontSizeSM }}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Flex>
  );
}

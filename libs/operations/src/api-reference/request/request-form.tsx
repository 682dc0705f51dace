import { ADMIN_APP_ID } from '@console/http';
import { ConfirmDialog } from '@console/ui';
import { DraftNote, isSecretName } from '@console/ui/form';
import {
  Slot,
  useFormDraft,
  useSlotFilled,
  useUnsavedWork,
  type FieldSlotProps,
} from '@console/shell-layout';
import { Button, Flex, Form, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendManualRequestMutation, type ManualRequest } from '../../api/document-api';
import type { ApiOperation, ApiParameter } from '../reference/api-reference';
import { exampleOf } from '../reference/example';
import { fieldNames } from '../reference/field-names';
import { isObject, type JsonObject } from '../reference/read-value';
import { ExchangePanel } from './exchange-panel';
import { bodyProblems, type BodyProblem } from './check-body';
import {
  manualRequestOf,
  declaredOperation,
  filledPath,
  isJson,
  pathNames,
  type RequestInput,
} from './declared-operation';

const IF_MATCH = 'If-Match';

/**
 * Sends requests as the current user; changes require confirmation. The draft stays in this browser,
 * without secrets.
 */
export function RequestForm({ operation, schemas }: { operation: ApiOperation; schemas: JsonObject }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const [form] = Form.useForm<RequestInput>();
  const [send, { data: exchange, isLoading, reset }] = useSendManualRequestMutation();
  const [asked, setAsked] = useState<ManualRequest>();
  const [asking, setAsking] = useState(false);
  const draft = useFormDraft(`document/${operation.name}`);
  const [restored, setRestored] = useState(() => draft?.read());
  const reportUnsaved = useUnsavedWork();

  const { method, path, body } = operation;
  const declared = declaredOperation(operation);
  const blank = blankCall(operation, schemas);
  const bodyIsSecret = fieldNames([body], schemas).some(isSecretName);

  const noteTyping = () => {
    reportUnsaved(true);
    const { body: text, ...rest } = form.getFieldsValue();
    draft?.note({ ...withoutSecrets(rest), ...(!bodyIsSecret && { body: text }) });
  };
  const run = async (call: ManualRequest) => {
    await send(call);
    draft?.forget();
    setRestored(undefined);
    reportUnsaved(false);
    return { data: {} };
  };
  const begin = (typed: RequestInput) => {
    const call: ManualRequest = manualRequestOf(declared, typed);
    if (method === 'GET') void run(call);
    else {
      setAsked(call);
      setAsking(true);
    }
  };
  const fill = (which: 'required' | 'all') => {
    form.setFieldValue('body', bodyText(body, schemas, which));
    noteTyping();
    void form.validateFields(['body']);
  };

  const fields = [
    ...pathNames(path).map((name) => parameterOf(operation, name, 'path')),
    ...operation.parameters.filter((parameter) => parameter.in === 'query'),
  ];
  return (
    <>
      {restored && (
        <DraftNote
          at={restored.at}
          onDiscard={() => {
            draft?.forget();
            setRestored(undefined);
            form.setFieldsValue(blank);
            reportUnsaved(false);
          }}
        />
      )}
      <Form
        form={form}
        name={`try-${operation.name}`}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ ...blank, ...restored?.values }}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onValuesChange={noteTyping}
        onFinish={begin}
      >
        {hasHeader(operation, 'x-app-id') && (
          <Form.Item name="appId" label={t('document.try.app')}>
            <AppChoice />
          </Form.Item>
        )}
        {fields.map(({ name, in: place, required }) => (
          <Form.Item
            key={`${place} ${name}`}
            name={[place, name]}
            label={<code>{name}</code>}
            rules={required ? [{ required: true, whitespace: true, message: t('document.try.needed') }] : []}
          >
            <Input autoComplete="off" spellCheck={false} maxLength={2048} />
          </Form.Item>
        ))}
        {declared.ifMatch && (
          <Form.Item name="ifMatch" label={<code>{IF_MATCH}</code>} extra={t('document.try.ifMatch')}>
            <Input autoComplete="off" spellCheck={false} maxLength={200} />
          </Form.Item>
        )}
        {body && (
          <>
            <Form.Item
              name="body"
              label={t('document.body')}
              rules={[
                {
                  validator: (_rule, text) => rejected(isJson(text) ? undefined : t('document.try.notJson')),
                },
                {
                  warningOnly: true,
                  validator: (_rule, text) => {
                    const problems = isJson(text) ? bodyProblems(JSON.parse(text), body, schemas) : [];
                    return rejected(problems.map((problem) => problemText(problem)).join('\n') || undefined);
                  },
                },
              ]}
            >
              <Input.TextArea
                autoSize={{ minRows: 4, maxRows: 20 }}
                spellCheck={false}
                style={{ fontFamily: token.fontFamilyCode }}
              />
            </Form.Item>
            <Flex gap={token.marginXS} wrap style={{ marginBottom: token.margin }}>
              <Button size="small" onClick={() => fill('all')}>
                {t('document.try.fillAll')}
              </Button>
              <Button size="small" onClick={() => fill('required')}>
                {t('document.try.fillRequired')}
              </Button>
            </Flex>
          </>
        )}
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('document.try.send')}
        </Button>
      </Form>
      <ExchangePanel exchange={exchange} isSending={isLoading} onClear={reset} />
      <ConfirmDialog
        open={asking}
        title={t('document.try.confirm', { method, path: filledPath(path, asked?.args ?? {}) })}
        action={t('document.try.send')}
        danger={method === 'DELETE'}
        run={() => (asked ? run(asked) : { data: {} })}
        onClose={() => setAsking(false)}
      >
        {t('document.try.confirmMeans')}
      </ConfirmDialog>
    </>
  );

  function problemText({ path: field, kind }: BodyProblem): string {
    return t(`document.try.problems.${kind}`, { field: field || t('document.body') });
  }
}

function AppChoice({ id, value, onChange }: FieldSlotProps<string>) {
  const { t } = useTranslation('operations');
  if (useSlotFilled('appPicker')) {
    return (
      <Slot
        name="appPicker"
        props={{
          ...(id !== undefined && { id }),
          ...(onChange && { onChange }),
          value,
          label: t('document.try.app'),
          all: t('document.try.adminApp', { id: ADMIN_APP_ID }),
        }}
      />
    );
  }
  return (
    <Input
      id={id}
      value={value}
      placeholder={ADMIN_APP_ID}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

function blankCall({ path, parameters, body }: ApiOperation, schemas: JsonObject): RequestInput {
  const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return {
    appId: '',
    path: blank(pathNames(path)),
    query: blank(query),
    ifMatch: '',
    body: bodyText(body, schemas, 'required'),
  };
}

function bodyText(body: JsonObject | undefined, schemas: JsonObject, which: 'required' | 'all'): string {
  return body ? JSON.stringify(exampleOf(body, schemas, which), null, 2) : '';
}

function parameterOf({ parameters }: ApiOperation, name: string, place: 'path'): ApiParameter {
  const declared = parameters.find((parameter) => parameter.name === name && parameter.in === place);
  return declared ?? { name, in: place, required: true, schema: {} };
}

function hasHeader({ parameters }: ApiOperation, header: string): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === header);
}

/** Omits fields named like secrets from the draft. */
function withoutSecrets(typed: Omit<RequestInput, 'body'>): Record<string, unknown> {
  const plain = (values: unknown) =>
    isObject(values)
      ? Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretName(name)))
      : values;
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, plain(value)]));
}

function rejected(problem: string | undefined): Promise<void> {
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
}

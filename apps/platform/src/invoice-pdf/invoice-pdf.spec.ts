// @see spec 7.4
import {
  creditInvoice,
  emailInvoice,
  getInvoicePdf,
  listAllInvoices,
  payInvoice,
  voidInvoice,
} from '@console/billing/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { deletedApps } from '../database/schema';
import { startMailServer } from '../../testing/mail-server';
import { insertInvoice } from '../../testing/test-invoices';
import { enroll, startTestPlatform } from '../../testing/test-platform';

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return new Uint8Array(content ?? new ArrayBuffer());
}

describe('the PDF of an invoice', async () => {
  const mailServer = await startMailServer();
  const platform = await startTestPlatform({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Signalbox <billing@console.example>',
    INVOICE_SELLER: String.raw`Công ty Cổ phần Signalbox\n12 Lý Thường Kiệt, Hà Nội`,
    INVOICE_PAYMENT_INSTRUCTIONS: String.raw`Vietcombank 0011 0042 42\nNội dung: số hóa đơn`,
    RATE_LIMIT_MAILS_PER_RECIPIENT: '2',
  });
  afterAll(async () => {
    await platform.stop();
    await mailServer.stop();
  });
  const { token } = await enroll(platform);
  const appId = 'invoice-pdf';
  await platform.call(createTenantApp, { token, body: { appId, name: 'Sông Hồng' } });
  let made = 0;
  const anInvoice = (given: object = {}, lines?: Parameters<typeof insertInvoice>[2]) => {
    made += 1;
    const number = `INV-PDF-${String(made)}`;
    return insertInvoice(
      platform.db,
      { appId, number, periodStart: `${String(2000 + made)}-04-01`, ...given },
      lines,
    );
  };

  async function pagesOf(id: string, language: string): Promise<string[]> {
    const response = await platform.send(getInvoicePdf, {
      token,
      params: { id },
      headers: { 'Accept-Language': language },
    });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    return textOf(new Uint8Array(await response.arrayBuffer()));
  }

  async function textOf(data: Uint8Array): Promise<string[]> {
    const pdf = await getDocument({ data }).promise;
    const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      expect(page.view).toEqual([0, 0, 595.28, 841.89]);
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .normalize('NFC')
        .replace(/\s+/g, ' ');
    });
    return Promise.all(pages);
  }

  it('has seller, recipient, lines, sums and payment instructions in both languages', async () => {
    const id = await anInvoice();
    await platform.call(creditInvoice, { token, params: { id }, body: { amount: 201, reason: 'Mất sóng' } });
    const [english, more] = await pagesOf(id, 'en');
    expect(more).toBeUndefined();
    for (const text of [
      'Invoice INV-PDF-1',
      'Công ty Cổ phần Signalbox',
      'Sông Hồng TV',
      '0101234567',
      'Growth plan',
      'Tax 20% on $10.00 $2.00',
      'Total $12.00',
      'Credited $2.01',
      'Amount due $9.99',
      'CN-202605-00001',
      'Mất sóng',
      'Vietcombank 0011 0042 42',
      'Page 1 of 1',
    ]) {
      expect(english).toContain(text);
    }
    const [vietnamese] = await pagesOf(id, 'vi');
    for (const text of [
      'Hóa đơn',
      'Gói Growth',
      'Tổng cộng',
      'Còn phải trả',
      'Cách thanh toán',
      'Trang 1/1',
    ]) {
      expect(vietnamese).toContain(text);
    }
  });

  it('explains how to pay only while something is due, like the printed page', async () => {
    const id = await anInvoice();
    await platform.call(payInvoice, { token, params: { id }, body: { paidOn: '2026-05-10' } });
    const [paid] = await pagesOf(id, 'en');
    expect(paid).toContain('Amount due $0.00');
    for (const text of [paid, ...(await pagesOf(await anInvoice({ status: 'draft' }), 'en'))]) {
      expect(text).not.toContain('Vietcombank');
    }
  });

  it('takes several pages for many lines, each with the head of the table', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ plan: `Plan ${String(index + 1)}` }));
    const id = await anInvoice({}, lines);
    for (const [language, number, head, planOf] of [
      ['en', 'Page ', 'Description Quantity Unit price', (plan: string) => `${plan} plan`],
      ['vi', 'Trang ', 'Nội dung Số lượng Đơn giá', (plan: string) => `Gói ${plan}`],
    ] as const) {
      const pages = await pagesOf(id, language);
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.every((page) => page.includes(number))).toBe(true);
      expect(pages.slice(0, -1).every((page) => page.includes(head))).toBe(true);
      const text = pages.join(' ');
      for (const { plan } of lines) expect(text).toContain(planOf(plan));
    }
  });

  it('marks drafts and void invoices', async () => {
    const draft = await pagesOf(
      await anInvoice({ status: 'draft' }, [
        { plan: null, edition: 'pro' },
        { plan: null, edition: 'platinum' },
      ]),
      'vi',
    );
    for (const text of [
      'BẢN NHÁP',
      'Ngày phát hành dự kiến: 2026-05-31',
      'Gói Chuyên nghiệp',
      'Gói platinum',
      'Tổng cộng',
    ]) {
      expect(draft[0]).toContain(text);
    }
    expect(draft[0]).not.toContain('Còn phải trả');
    const id = await anInvoice();
    expect((await pagesOf(id, 'en'))[0]).not.toContain('VOID');
    await platform.call(voidInvoice, { token, params: { id }, body: { reason: 'Wrong recipient' } });
    expect((await pagesOf(id, 'en'))[0]).toContain('VOID');
  });

  it('says that its app is deleted', async () => {
    const gone = { appId: 'invoice-gone', name: 'Đài Cũ', deletedAt: platform.clock.now };
    await platform.db.insert(deletedApps).values(gone);
    const id = await anInvoice({ appId: gone.appId });
    expect((await pagesOf(id, 'vi'))[0]).toContain('Đài Cũ (invoice-gone) (ứng dụng đã xóa)');
  });

  it('arrives by email, as a reminder once it is overdue, and not too often', async () => {
    const id = await anInvoice({ dueDate: '2026-05-02', issuingDate: '2026-05-01' });
    const call = { token, params: { id }, headers: { 'Idempotency-Key': 'email-once' } };
    const sent = await platform.call(emailInvoice, call);
    expect(sent).toEqual({ kind: 'reminder', recipient: 'accounts@song-hong.example' });
    expect(await platform.call(emailInvoice, call)).toEqual(sent);
    await platform.dispatchMail();
    const [delivered, more] = mailServer.received;
    expect(more).toBeUndefined();
    expect(delivered?.mail.subject).toMatch(/^Nhắc thanh toán hóa đơn INV-PDF-/);
    const [attachment] = delivered?.mail.attachments ?? [];
    expect(attachment?.filename).toMatch(/^INV-PDF-\d\.pdf$/);
    expect((await textOf(bytesOf(attachment?.content)))[0]).toContain('Hóa đơn');
    const { data } = await platform.call(listAllInvoices, { token, query: { status: 'overdue' } });
    expect(data.find((invoice) => invoice.id === id)?.reminders).toMatchObject({ sent: 1 });

    expect(await platform.status(emailInvoice, { token, params: { id } })).toBe(200);
    expect(await platform.status(emailInvoice, { token, params: { id } })).toBe(429);
    const draft = await anInvoice({ status: 'draft' });
    expect(await platform.status(emailInvoice, { token, params: { id: draft } })).toBe(409);
  });
});

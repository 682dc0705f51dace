import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PreparedPage } from './prepared-page';

const render = (nonce: string) =>
  `<script nonce="${nonce}">${'x'.repeat(70_000)}</script><p>Đăng nhập</p><style nonce="${nonce}"></style>`;

describe('a prepared page', () => {
  it.each(['plain', 'gzip'] as const)(
    'has the nonce of each response in all of its positions: %s',
    (form) => {
      const page = new PreparedPage(render);
      for (const nonce of ['first-nonce_of-22-chars', 'second']) {
        const bytes = page[form](nonce);
        expect((form === 'gzip' ? gunzipSync(bytes) : bytes).toString()).toBe(render(nonce));
      }
    },
  );

  it('is rendered once and compressed for real', () => {
    let times = 0;
    const page = new PreparedPage((nonce) => {
      times += 1;
      return render(nonce);
    });
    expect([page.gzip('a').length < 1000, page.gzip('b').length < 1000]).toEqual([true, true]);
    expect(times).toBe(1);
  });

  it('may have no nonce at all', () => {
    const page = new PreparedPage(() => 'text');
    expect(page.plain('n').toString()).toBe('text');
    expect(gunzipSync(page.gzip('n')).toString()).toBe('text');
  });
});

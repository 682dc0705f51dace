import type { Logger } from 'pino';
import type { Period, SegmentTable } from '../segment-table';
import { SLATE_SECONDS, type Slate, type SlateFormat } from './draw-slate';

interface ShowOptions {
  draw: (format: SlateFormat) => Promise<Slate>;
  log: Logger;
}

const SLATE_MS = SLATE_SECONDS * 1_000;

/** Continues the segments of a stream while its encoder is gone. */
export class SlateShow {
  #key = '';
  #isDrawing = false;
  #slate: Slate | undefined;
  #shown: { slate: Slate; media: Period; segments: number; nextAt: number } | undefined;

  constructor(private readonly options: ShowOptions) {}

  /** Draws the slate of a format once, before it is needed. A call while another one is drawn has no effect. */
  prepare(format: SlateFormat): void {
    const key = JSON.stringify(format);
    if (this.#isDrawing || key === this.#key) return;
    this.#key = key;
    this.#isDrawing = true;
    void this.options
      .draw(format)
      .then(
        (slate) => {
          this.#slate = slate;
        },
        (error: unknown) => this.options.log.warn({ err: error }, 'a slate was not drawn'),
      )
      .finally(() => {
        this.#isDrawing = false;
      });
  }

  /** Of the slate that viewers see. */
  get thumbnail(): Buffer<ArrayBuffer> | undefined {
    return this.#shown && this.#shown.segments > 0 ? this.#shown.slate.thumbnail : undefined;
  }

  /** Adds a segment when one is due. */
  step(table: SegmentTable, lostAt: number, now: number): void {
    const { last } = table;
    if (!this.#slate || !last) return;
    this.#shown ??= {
      slate: this.#slate,
      media: { init: this.#slate.init },
      segments: 0,
      nextAt: Math.max(lostAt, last.at + last.seconds * 1_000) + SLATE_MS,
    };
    const { slate, media, segments, nextAt } = this.#shown;
    if (now < nextAt) return;
    this.#shown.segments += 1;
    this.#shown.nextAt += SLATE_MS;
    void table.add({
      media,
      seconds: SLATE_SECONDS,
      file: (sequence) => slate.segment(segments, sequence),
      isSlate: true,
    });
  }

  /** The encoder has returned. */
  end(): void {
    this.#shown = undefined;
  }
}

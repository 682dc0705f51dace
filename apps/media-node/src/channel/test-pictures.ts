import type { AssignedInput } from '@console/live/contract';
import type { Loop, LoopLibrary } from '../loop-library';
import { TestSource } from '../test-source';
import type { Timeline } from '../timeline';

type TestPicture = Extract<AssignedInput, { kind: 'test' }>;

/** The test pictures of a channel. */
export class TestPictures {
  #sources: ReadonlyMap<string, TestSource> = new Map();

  constructor(private readonly options: { library: Pick<LoopLibrary, 'open'>; timeline: Timeline }) {}

  /** Draws them before they are on air. */
  open(inputs: readonly AssignedInput[]): void {
    const { library, timeline } = this.options;
    const pictures = inputs.filter((input) => input.kind === 'test');
    this.#sources = new Map(
      pictures.map((picture) => {
        const { pattern, text } = picture;
        const known = this.find(picture);
        return [keyOf(picture), known ?? new TestSource(library.open({ pattern, name: text }), timeline)];
      }),
    );
  }

  find(picture: TestPicture): TestSource | undefined {
    return this.#sources.get(keyOf(picture));
  }

  loops(): readonly Loop[] {
    return Array.from(this.#sources.values(), ({ loop }) => loop);
  }
}

export function keyOf({ pattern, text }: TestPicture): string {
  return `${pattern} ${text}`;
}

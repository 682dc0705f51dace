/** What AMF0 can say, without dates, references and typed objects: encoders do not send them in commands. */
export type Amf = number | boolean | string | null | AmfObject;
export interface AmfObject {
  [name: string]: Amf;
}

const NUMBER = 0;
const BOOLEAN = 1;
const STRING = 2;
const OBJECT = 3;
const NULL = 5;
const UNDEFINED = 6;
const ECMA_ARRAY = 8;
const LONG_STRING = 12;
const END = 9;
const MAX_DEPTH = 4;
const MAX_VALUES = 200;

/** Reads the values of a command. @throws Error, also RangeError, for anything else. */
export function readAmf(body: Buffer): Amf[] {
  const values: Amf[] = [];
  let at = 0;
  let read = 0;
  const advance = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  const text = (length: number) => {
    const start = advance(length);
    if (at > body.length) throw new RangeError('A string is cut off.');
    return body.toString('utf8', start, at);
  };
  const members = (depth: number): AmfObject => {
    const named = new Map<string, Amf>();
    for (;;) {
      const name = text(body.readUInt16BE(advance(2)));
      if (name === '' && body[at] === END) {
        at += 1;
        return Object.fromEntries(named);
      }
      named.set(name, value(depth + 1));
    }
  };
  const value = (depth: number): Amf => {
    if (depth > MAX_DEPTH || (read += 1) > MAX_VALUES) throw new Error('A command has too many values.');
    const type = body.readUInt8(advance(1));
    switch (type) {
      case NUMBER:
        return body.readDoubleBE(advance(8));
      case BOOLEAN:
        return body.readUInt8(advance(1)) !== 0;
      case STRING:
        return text(body.readUInt16BE(advance(2)));
      case LONG_STRING:
        return text(body.readUInt32BE(advance(4)));
      case OBJECT:
        return members(depth);
      case ECMA_ARRAY:
        advance(4);
        return members(depth);
      case NULL:
      case UNDEFINED:
        return null;
      default:
        throw new Error(`Commands have no values of type ${type}.`);
    }
  };
  while (at < body.length) values.push(value(0));
  return values;
}

export function writeAmf(values: readonly Amf[]): Buffer {
  return Buffer.concat(values.flatMap(bytesOf));
}

function bytesOf(value: Amf): Buffer[] {
  if (value === null) return [Buffer.of(NULL)];
  if (typeof value === 'boolean') return [Buffer.of(BOOLEAN, Number(value))];
  if (typeof value === 'string') return [Buffer.of(STRING), ...nameBytes(value)];
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return [bytes];
  }
  const members = Object.entries(value).flatMap(([name, member]) => [...nameBytes(name), ...bytesOf(member)]);
  return [Buffer.of(OBJECT), ...members, Buffer.of(0, 0, END)];
}

function nameBytes(text: string): Buffer[] {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(text));
  return [length, Buffer.from(text)];
}

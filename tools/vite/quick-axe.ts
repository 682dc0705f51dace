/** Keeps what belongs to a key with the key. */
const FIELD_MAP = `
class FieldMap {
  #field = Symbol();
  has(owner) { return this.#field in owner; }
  get(owner) { return owner[this.#field]; }
  set(owner, value) { owner[this.#field] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

const READ_EACH_COLOUR_ONCE = `
const colours = window.axe.commons.color.Color.prototype;
const read = colours.parseString;
const known = new Map();
colours.parseString = function (text) {
  if (known.has(text)) return Object.assign(this, known.get(text));
  read.call(this, text);
  const { r, g, b, alpha } = this;
  known.set(text, { r, g, b, alpha });
  return this;
};`;

/**
 * The code of axe, made to judge colours three times as fast, with its own verdicts. It is published as ES5, where each
 * private field of a colour is an entry of a `WeakMap`, and it makes thousands of colours: here the fields stay with the
 * colour. And it would read each colour's text anew, although a page has but a few of them.
 */
export function quickAxe(source: string): string {
  return `{
${FIELD_MAP}
((WeakMap, WeakSet) => {
${source}
// What axe makes later has elements of the page as its keys, which must not keep it.
WeakMap = globalThis.WeakMap;
WeakSet = globalThis.WeakSet;
})(FieldMap, FieldMap);
${READ_EACH_COLOUR_ONCE}
}`;
}

export function inLibrary(name) {
  return inProject(`libs/${name}`, 'unit');
}

/** Guards of a project: their files and specs are below its sources, and `suite` is the Vitest project that runs them. */
export function inProject(folder, suite) {
  return (guard, file, [code, instead, specs]) => ({
    guard,
    folder,
    suite,
    file: `${folder}/src/${file}`,
    code,
    instead,
    specs: specs.split(' ').map((spec) => `src/${spec}`),
  });
}

import type { Plugin, Rollup } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks chunks of which a page calls most functions as soon as they are there. V8 then compiles those functions beside the main thread, while the file is read
 * or before it runs, instead of one by one when each is called first; other browsers take the mark for a comment.
 * Source: https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
export function compileHints(isCalledOnLoad: (chunk: Rollup.OutputChunk) => boolean): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isCalledOnLoad(file)) file.code = hint + file.code
        }
      },
    },
  }
}

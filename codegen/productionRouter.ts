import type { Plugin } from 'vite'

/**
 * react-router names only the files that warn whoever develops with it. Those for production stand beside them, under the same names; a build takes these, and
 * leaves the warnings out.
 */
export const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!found?.id.includes('/react-router/dist/development/')) {
      this.warn('react-router: its files stand elsewhere; see codegen/productionRouter.ts')
      return found
    }
    return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
}

import type { Layout, LayoutBody } from '../../schemas/api/layouts'
import type { FakeHostOptions } from './fakeHost'

/** The calls of a server that keeps these views; what a new one does not say stands as in the pattern. */
export function viewCalls(pattern: Layout, first: readonly Layout[]): NonNullable<FakeHostOptions['calls']> {
  let views = first
  // A cast: what is sent is what a designer saves.
  const viewOf = (body: unknown, id = (body as LayoutBody).id) => ({ ...pattern, ...(body as LayoutBody), id: id ?? pattern.id }) as Layout
  return {
    get: () => views,
    post(_url, body) {
      const view = viewOf(body, `v${views.length + 1}`)
      views = [...views, view]
      return view
    },
    put(_url, body) {
      const view = viewOf(body)
      views = views.map((one) => (one.id === view.id ? view : one))
      return view
    },
    delete(_url, query) {
      views = views.filter(({ id }) => id !== query?.id)
      return null
    },
  }
}

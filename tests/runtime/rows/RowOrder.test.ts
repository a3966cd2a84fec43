import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RowOrder } from '../../../runtime/rows/RowOrder'

const action = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), index: fc.nat() }),
  fc.record({ kind: fc.constant('delete' as const), index: fc.nat() }),
)

it('is a list, whatever is put in and taken out', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.array(action, { maxLength: 60 }), (length, actions) => {
      const list = Array.from({ length }, (_, index) => ({ name: `start ${index}` }))
      const order = new RowOrder(list.slice())
      for (const { kind, index } of actions) {
        if (kind === 'insert') {
          const [item, place] = [{ name: `new ${index}` }, index % (list.length + 1)]
          list.splice(place, 0, item)
          order.insert(item, place)
        } else if (list.length > 0) {
          const [item] = list.splice(index % list.length, 1)
          if (item) order.delete(item)
          if (item) expect(order.indexOf(item)).toBe(-1)
        }
        const some = list[index % (list.length || 1)]
        if (some) expect(order.indexOf(some)).toBe(list.indexOf(some))
        expect(order.at(index % (list.length || 1))).toBe(some)
        expect(order.length).toBe(list.length)
      }
      expect(order.toArray()).toEqual(list)
    }),
  )
})

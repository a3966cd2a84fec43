import { whenAttended } from '../kit/whenAttended'

/** Has selects say what is chosen in them, as soon as somebody uses the product. Without it a select says less to a screen reader, and does all else. */
export function describeSelectsLater(): void {
  whenAttended(() => {
    import('../kit/describeSelects').then(({ describeSelects }) => describeSelects()).catch(() => undefined)
  })
}

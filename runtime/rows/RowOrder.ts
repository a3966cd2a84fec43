/** One place of the order: a node of a tree whose left side stands before it and whose right side stands behind it. */
export class OrderNode<T> {
  size = 1
  parent: OrderNode<T> | undefined
  left: OrderNode<T> | undefined
  right: OrderNode<T> | undefined

  constructor(readonly item: T) {}

  /** Counts anew after a side has changed. */
  refresh(): this {
    this.size = 1 + sizeOf(this.left) + sizeOf(this.right)
    if (this.left) this.left.parent = this
    if (this.right) this.right.parent = this
    return this
  }

  /** How many stand before all that hangs here. */
  before(): number {
    const { parent } = this
    if (!parent) return 0
    return parent.before() + (parent.right === this ? sizeOf(parent.left) + 1 : 0)
  }
}

type Side<T> = OrderNode<T> | undefined

/**
 * A list that inserts, takes out, finds by place and tells the place of an item in the logarithm of its length: a tree that chance keeps balanced. It
 * is built at the first of these questions; a list that is only read costs nothing.
 */
export class RowOrder<T> {
  private nodes: Map<T, OrderNode<T>> | undefined
  private root: Side<T>
  private list: readonly T[] | undefined
  private seed = 0x9e3779b9

  constructor(items: readonly T[]) {
    this.list = items
  }

  get length(): number {
    return this.list?.length ?? sizeOf(this.root)
  }

  /** All of them, in order; the same array until the order changes. */
  toArray(): readonly T[] {
    if (!this.list) {
      const list: T[] = []
      collect(this.root, list)
      this.list = list
    }
    return this.list
  }

  at(index: number): T | undefined {
    if (this.list) return this.list[index]
    let [node, left] = [this.root, index]
    while (node) {
      const before = sizeOf(node.left)
      if (left === before) return node.item
      if (left < before) node = node.left
      else [node, left] = [node.right, left - before - 1]
    }
    return undefined
  }

  /** -1 for an item that is not there. */
  indexOf(item: T): number {
    const node = this.tree().get(item)
    return node ? node.before() + sizeOf(node.left) : -1
  }

  insert(item: T, index: number): void {
    const nodes = this.tree()
    const node = new OrderNode(item)
    nodes.set(item, node)
    const [before, behind] = this.split(this.root, index)
    this.take(this.join(this.join(before, node), behind))
  }

  delete(item: T): void {
    const index = this.indexOf(item)
    if (index === -1) return
    const [before, rest] = this.split(this.root, index)
    const [, behind] = this.split(rest, 1)
    this.tree().delete(item)
    this.take(this.join(before, behind))
  }

  private take(root: Side<T>): void {
    if (root) root.parent = undefined
    this.root = root
    this.list = undefined
  }

  private tree(): Map<T, OrderNode<T>> {
    if (this.nodes) return this.nodes
    const nodes = new Map<T, OrderNode<T>>()
    const items = this.toArray()
    const build = (from: number, to: number): Side<T> => {
      if (from >= to) return undefined
      const middle = (from + to) >> 1
      const node = new OrderNode(items[middle] as T)
      nodes.set(node.item, node)
      node.left = build(from, middle)
      node.right = build(middle + 1, to)
      return node.refresh()
    }
    this.root = build(0, items.length)
    this.nodes = nodes
    return nodes
  }

  /** The first `count` of them, and the others. */
  private split(node: Side<T>, count: number): [Side<T>, Side<T>] {
    if (!node) return [undefined, undefined]
    const before = sizeOf(node.left)
    if (count <= before) {
      const [left, right] = this.split(node.left, count)
      node.left = right
      return [left, node.refresh()]
    }
    const [left, right] = this.split(node.right, count - before - 1)
    node.right = left
    return [node.refresh(), right]
  }

  private join(left: Side<T>, right: Side<T>): Side<T> {
    if (!left || !right) return left ?? right
    if (this.chance() * (left.size + right.size) < left.size) {
      left.right = this.join(left.right, right)
      return left.refresh()
    }
    right.left = this.join(left, right.left)
    return right.refresh()
  }

  /** A number from 0 to 1; the same sequence in each list, so that nothing depends on luck. */
  private chance(): number {
    this.seed ^= this.seed << 13
    this.seed ^= this.seed >>> 17
    this.seed ^= this.seed << 5
    return (this.seed >>> 0) / 2 ** 32
  }
}

function sizeOf(node: OrderNode<unknown> | undefined): number {
  return node?.size ?? 0
}

function collect<T>(node: Side<T>, list: T[]): void {
  if (!node) return
  collect(node.left, list)
  list.push(node.item)
  collect(node.right, list)
}

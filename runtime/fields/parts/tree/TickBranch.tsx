import { useState } from 'react'
import { usePageHost } from '../../../session/PageHost'
import { keysUnder, stateOf, type TickNode } from './tickTree'

interface BranchProps {
  nodes: readonly TickNode[]
  ticked: ReadonlySet<string>
  /** true: the nodes are open until somebody closes them. */
  isOpen: boolean
  isDisabled: boolean
  onToggle(node: TickNode): void
}

/** Nodes beside one another, each with those below it once it is opened. */
export function TickBranch({ nodes, ...branch }: BranchProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <TickItem key={`${node.key} ${branch.isOpen}`} node={node} {...branch} />
      ))}
    </ul>
  )
}

function TickItem({ node, ...branch }: Omit<BranchProps, 'nodes'> & { node: TickNode }) {
  const { text } = usePageHost()
  const [isOpen, setOpen] = useState(branch.isOpen)
  const { ticked, isDisabled, onToggle } = branch
  const { title, children } = node
  const below = keysUnder(children)
  const count = below.filter((one) => ticked.has(one)).length
  const state = stateOf(node, ticked)
  return (
    <li>
      <div className="pw-tick-tree-node">
        {children.length > 0 ? (
          <button
            type="button"
            className="pw-tick-tree-arrow"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'fields.foldNode' : 'fields.openNode', { title })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '▾' : '▸'}
          </button>
        ) : (
          <span className="pw-tick-tree-arrow" />
        )}
        <label>
          <input
            type="checkbox"
            checked={state === 'all'}
            disabled={isDisabled}
            ref={(box) => {
              if (box) box.indeterminate = state === 'some'
            }}
            onChange={() => onToggle(node)}
          />
          <span>{title}</span>
        </label>
        {below.length > 0 && (
          <span className="pw-tick-tree-count">
            {count} / {below.length}
          </span>
        )}
      </div>
      {isOpen && children.length > 0 && <TickBranch nodes={children} {...branch} />}
    </li>
  )
}

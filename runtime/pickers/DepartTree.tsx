import { Tree } from 'antd'
import { EmptyState } from '../kit/EmptyState'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { type DepartOption, departName } from '../session/departs'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import type { Departs } from './useDeparts'

interface DepartTreeProps {
  departs: Departs
  /** Id of the chosen department; empty for all. */
  chosenId: string
  onChoose(departId: string): void
}

/** The department tree beside the users. A click on the chosen department shows all users again. */
export function DepartTreeBox({ departs: { nodes, error, isPending, retry }, chosenId, onChoose }: DepartTreeProps) {
  const { text } = usePageHost()
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={retry} />
  if (isPending) return <Spinner />
  if (nodes.length === 0) return <EmptyState text={text('pickers.noDeparts')} />
  return (
    <nav className="picker-tree" aria-label={text('pickers.departments')}>
      <Tree
        treeData={treeDataOf(nodes)}
        blockNode
        defaultExpandedKeys={nodes.map((node) => node.id)}
        selectedKeys={chosenId === '' ? [] : [chosenId]}
        onSelect={(keys) => onChoose(keys.length > 0 ? String(keys[0]) : '')}
      />
    </nav>
  )
}

interface TreeItem {
  key: string
  title: string
  children: TreeItem[]
}

/** Departments as antd's tree takes them; `key` is the id. */
export function treeDataOf(nodes: readonly DepartOption[]): TreeItem[] {
  return nodes.map((node) => ({ key: node.id, title: departName(node), children: treeDataOf(node.children ?? []) }))
}

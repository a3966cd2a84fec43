import { useQuery } from '@tanstack/react-query'
import { Tree } from 'antd'
import { EmptyState } from '../kit/EmptyState'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { type DepartOption, departName, departTreeQuery } from '../session/departs'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'

interface DepartTreeProps {
  /** Id of the chosen department; empty for all. */
  chosenId: string
  onChoose(departId: string): void
}

/** The department tree beside the users. A click on the chosen department shows all users again. */
export function DepartTreeBox({ chosenId, onChoose }: DepartTreeProps) {
  const { calls, text } = usePageHost()
  const { data, error, refetch } = useQuery(departTreeQuery(calls))
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.length === 0) return <EmptyState text={text('fields.noDeparts')} />
  return (
    <nav className="picker-tree" aria-label={text('fields.departments')}>
      <Tree
        treeData={treeDataOf(data)}
        blockNode
        defaultExpandedKeys={data.map((node) => node.id)}
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

import { SearchOutlined } from '@ant-design/icons'
import { Input, Switch, Tree } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAllowClear } from '../fields/parts/useAllowClear'
import { EmptyState } from '../kit/EmptyState'
import { LoadFailed } from '../kit/LoadFailed'
import { Spinner } from '../kit/Spinner'
import { useDebounced } from '../kit/useDebounced'
import { type DepartOption, departName, flattenDeparts } from '../session/departs'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import type { PickedItem } from '../session/PickerKinds'
import { treeDataOf } from './DepartTree'
import { PickerDialog } from './PickerDialog'
import type { PickerProps } from './PickerProps'
import { useChosen } from './useChosen'
import { type Departs, useDeparts } from './useDeparts'

/** Picks departments from a tree with boxes; the search shows what matches, with what is above it. */
export function DepartPicker({ options, isOpen, onPick, onClose, afterClose }: PickerProps<'depart'>) {
  const allowClear = useAllowClear()
  const { title, isMultiple, picked, valueKey } = options
  const { text } = usePageHost()
  const [word, setWord] = useState('')
  const [withChildren, setWithChildren] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { items: chosen, choose } = useChosen(picked, isMultiple)
  const tree = useDeparts(useDebounced(word.trim(), 300))
  const values = new Set(chosen.map((item) => item.value))
  const itemOf = (node: DepartOption): PickedItem => ({ value: node[valueKey], label: departName(node) })
  const toggle = (id: string) => {
    const node = tree.flat.find((one) => one.id === id)
    if (!node) return
    setMissing(false)
    const items = (withChildren ? flattenDeparts([node]) : [node]).map(itemOf)
    if (values.has(itemOf(node).value)) choose([], items)
    else choose(items, [])
  }
  const confirm = () => {
    if (chosen.length > 0) onPick(chosen)
    else setMissing(true)
  }
  return (
    <PickerDialog
      isOpen={isOpen}
      title={title}
      width={500}
      count={chosen.length}
      onConfirm={confirm}
      onClose={onClose}
      afterClose={afterClose}
    >
      <Input
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        allowClear={allowClear}
        aria-label={text('pickers.searchDepart')}
        placeholder={text('pickers.searchDepart')}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {isMultiple && (
        // biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button, which a label holds
        <label className="picker-option">
          <Switch size="small" checked={withChildren} onChange={setWithChildren} /> {text('pickers.withChildren')}
        </label>
      )}
      {isMissing && (
        <p className="pw-error-inline" role="alert">
          {text('pickers.choose', { title: text('pickers.department') })}
        </p>
      )}
      <div className="picker-tree">
        <TreeState tree={tree}>
          <Tree
            key={tree.isSearched ? 'found' : 'all'}
            treeData={treeDataOf(tree.nodes)}
            checkable
            checkStrictly
            blockNode
            defaultExpandedKeys={tree.isSearched ? tree.flat.map((node) => node.id) : tree.nodes.map((node) => node.id)}
            checkedKeys={tree.flat.filter((node) => values.has(node[valueKey])).map((node) => node.id)}
            selectable={false}
            onCheck={(_keys, { node }) => toggle(String(node.key))}
            onClick={(event, node) => {
              // The box tells its own click through onCheck.
              if (!(event.target as Element).closest('.ant-tree-checkbox')) toggle(String(node.key))
            }}
          />
        </TreeState>
      </div>
    </PickerDialog>
  )
}

/** The tree, or why there is none. */
function TreeState({ tree, children }: { tree: Departs; children: ReactNode }) {
  const { text } = usePageHost()
  if (tree.error) return <LoadFailed message={errorText(tree.error, text)} onRetry={tree.retry} />
  if (tree.isPending) return <Spinner />
  if (tree.nodes.length === 0) return <EmptyState text={text(tree.isSearched ? 'fields.nothingFound' : 'pickers.noDeparts')} />
  return children
}

import { PlusOutlined, ReloadOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { BenchCase } from './BenchCase'
import { actionsColumn, asNumbers, asTexts, type HandColumn, HandList, numberColumn, QueryForm, QueryItem, selectColumn } from './HandList'
import { hasText } from './hasText'
import { type SampleField, sampleFields, sampleRows } from './samplePage'
import { sampleText } from './sampleText'

const fields = sampleFields(20)
export const listRows = sampleRows(fields, 300)

/** The list as somebody would write it for this one page: same libraries, same look, nothing general. */
export function listByHand(): BenchCase {
  return {
    make: () => <HandList columns={columns} rows={listRows} pageSize={100} toolbar={<SampleToolbar />} query={<SampleQuery />} />,
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}

export const listColumns = fields.map(fieldColumn)

const columns: HandColumn[] = [selectColumn, numberColumn, ...listColumns, actionsColumn]

/** The last column takes the room that is left over. */
function fieldColumn(field: SampleField, index: number): HandColumn {
  const { key, title, width, type } = field
  const column = { key, name: title, width: index === fields.length - 1 ? undefined : width, minWidth: width, resizable: true }
  return { ...column, ...(type === 'inputNumber' ? asNumbers : asTexts), renderCell: ({ row }) => sampleText(field, row) }
}

function SampleToolbar() {
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />}>
        New
      </Button>
      <Button icon={<SearchOutlined />}>Query</Button>
      <Button icon={<ReloadOutlined />}>Refresh</Button>
    </>
  )
}

/** Two inputs, as the product shows of five; the others wait behind a link. */
export function SampleQuery() {
  const [text, setText] = useState('')
  const [other, setOther] = useState('')
  return (
    <QueryForm isFolded>
      <QueryItem id="field0" title="Field 0">
        <Input id="field0" placeholder="Please enter" value={text} onChange={(event) => setText(event.target.value)} />
      </QueryItem>
      <QueryItem id="field1" title="Field 1">
        <Input id="field1" placeholder="Please enter" value={other} onChange={(event) => setOther(event.target.value)} />
      </QueryItem>
    </QueryForm>
  )
}

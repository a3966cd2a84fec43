import { Input, Typography } from 'antd'
import TextArea from 'antd/es/input/TextArea'
import { useMemo, useState } from 'react'
import type { PageModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { findInModel, plainModel } from './plainModel'

/** Most values that are shown of what was found. */
const most = 200

/** The compiled page as text, to be searched and copied. */
export function ModelTab({ page }: { page: PageModel }) {
  const { text } = usePageHost()
  const [words, setWords] = useState('')
  const plain = useMemo(() => plainModel(page), [page])
  const full = useMemo(() => JSON.stringify(plain, null, 2), [plain])
  const found = useMemo(() => (words === '' ? null : findInModel(plain, words)), [plain, words])
  return (
    <div className="debug-model">
      <div className="debug-bar">
        <Input
          type="search"
          allowClear
          aria-label={text('debug.search')}
          placeholder={text('debug.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Typography.Text copyable={{ text: full, tooltips: [text('debug.copy'), text('debug.copied')] }} />
      </div>
      <p className="debug-note" role="status">
        {found && text('debug.found', { n: found.length })}
      </p>
      {found ? (
        <dl className="debug-found">
          {found.slice(0, most).map(({ path, value }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <TextArea className="debug-text" readOnly aria-label={text('debug.model')} value={full} />
      )}
    </div>
  )
}

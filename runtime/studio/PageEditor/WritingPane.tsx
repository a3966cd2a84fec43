import { Segmented } from 'antd'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from '../../../schemas/page/Problem'
import { historyKeyOf } from '../../kit/historyKeys'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { useText } from '../../text/useText'
import { JsonEditor, type JsonEditorHandle } from '../JsonEditor/JsonEditor'
import { ProblemList } from './ProblemList'
import { useOfferedNames } from './useOfferedNames'

const SettingsForm = lazyPart(() => import('../Settings/SettingsForm'), 'SettingsForm')

interface WritingPaneProps {
  editor: RefObject<JsonEditorHandle | null>
  text: string
  /** true: a page, which has settings. */
  isPage: boolean
  problems: readonly Problem[]
  isChecking: boolean
  canWrite: boolean
  onChange(text: string): void
  /** Shows the place of a problem in the text, which is on the screen by then. */
  onGoTo(problem: Problem): void
  onQuickFix(problem: Problem): void
  /** Makes the dictionary or rule that a problem misses. */
  onMake?(problem: Problem): void
}

type Way = 'json' | 'settings'

/** A page is written as text, its settings also as a form; both show the same draft, and what one changes stands in the other. */
export function WritingPane(props: WritingPaneProps) {
  const { editor, problems } = props
  const { text } = useText()
  const [way, setWay] = useState<Way>('json')
  const language = useOfferedNames(props.isPage)
  const options = [
    { value: 'json' as const, label: 'JSON' },
    { value: 'settings' as const, label: text('studio.settings') },
  ]
  // The text is where every step is kept: those of the form too.
  const turnHistory = (event: KeyboardEvent) => {
    const direction = historyKeyOf(event)
    if (!direction) return
    event.preventDefault()
    editor.current?.turn(direction)
  }
  return (
    <div className="pw-studio-writing">
      {props.isPage && (
        <Segmented<Way> block size="small" aria-label={text('studio.editAs')} options={options} value={way} onChange={setWay} />
      )}
      <div className="pw-studio-way" hidden={way !== 'json'}>
        <JsonEditor
          ref={editor}
          text={props.text}
          language={language}
          problems={problems}
          label={text('studio.editor')}
          onChange={props.onChange}
        />
      </div>
      {way === 'settings' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the inputs inside
        <div className="pw-studio-way" role="presentation" onKeyDown={turnHistory}>
          <PartSuspense fallback={<Spinner minHeight={320} />}>
            <SettingsForm
              text={props.text}
              problems={problems}
              isReadOnly={!props.canWrite}
              onChange={(written) => editor.current?.write(written)}
            />
          </PartSuspense>
        </div>
      )}
      <ProblemList
        problems={problems}
        isChecking={props.isChecking}
        onChoose={(problem) => {
          flushSync(() => setWay('json'))
          props.onGoTo(problem)
        }}
        onQuickFix={props.onQuickFix}
        onMake={props.onMake}
      />
    </div>
  )
}

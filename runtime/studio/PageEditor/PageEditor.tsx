import { Splitter } from 'antd'
import { useMemo, useRef, useState } from 'react'
import type { Problem } from '../../../schemas/page/Problem'
import { chooseText } from '../../../schemas/page/Text'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { History } from '../History/History'
import { JsonEditor, type JsonEditorHandle } from '../JsonEditor/JsonEditor'
import { Preview } from '../Preview/Preview'
import { StudioLoading } from '../StudioLoading'
import { createStudioCalls } from '../studioCalls'
import { DraftConflict } from './DraftConflict'
import { EditorBar } from './EditorBar'
import { ProblemList } from './ProblemList'
import { PublishDialog } from './PublishDialog'
import { useDraft } from './useDraft'
import { useIsNarrow } from './useIsNarrow'
import { usePageCheck } from './usePageCheck'
import { usePublish } from './usePublish'

/** Where one page is written: the text with its problems on one side, the page itself on the other. */
export function PageEditor({ code }: { code: string }) {
  const host = usePageHost()
  const { text, language } = useText()
  const studio = useMemo(() => createStudioCalls(host.calls), [host.calls])
  const draft = useDraft(code)
  const check = usePageCheck(code, draft.text, studio)
  const publishing = usePublish(code, draft, studio)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const editor = useRef<JsonEditorHandle>(null)
  const isNarrow = useIsNarrow()

  if (!draft.draft) return <StudioLoading error={draft.error} onRetry={draft.retry} />

  const title = chooseText((check.config as { title?: unknown } | undefined)?.title, language, code)
  const replaceText = (next: string) => editor.current?.replaceText(next)
  const save = async () => {
    if (await draft.save()) host.notify('success', text('studio.saved'))
  }
  const mend = ({ offset = 0, length = 0, suggestion = '' }: Problem) => {
    const isQuoted = draft.text.charAt(offset) === '"'
    editor.current?.replaceAt(offset, length, isQuoted ? JSON.stringify(suggestion) : suggestion)
  }
  const settle = async (whose: 'theirs' | 'mine') => {
    const next = await draft.settle(whose)
    if (next !== null && whose === 'theirs') replaceText(next)
  }
  const takeServerDraft = async () => {
    const next = await studio.getDraft(code)
    draft.adopt(next)
    replaceText(next.text)
  }

  return (
    <div className="pw-studio">
      <EditorBar
        code={code}
        title={title}
        isDirty={draft.isDirty}
        isSaving={draft.isSaving}
        isPublished={draft.draft.base !== null}
        canWrite={host.can('page:write')}
        canPublish={host.can('page:publish')}
        onSave={() => void save()}
        onPublish={publishing.ask}
        onHistory={() => setHistoryOpen(true)}
        onOpen={() => host.openTab(`/p/${code}`)}
      />
      {draft.conflict && <DraftConflict theirs={draft.conflict} mine={draft.text} onSettle={(whose) => void settle(whose)} />}
      <Splitter className="pw-studio-panes" orientation={isNarrow ? 'vertical' : 'horizontal'}>
        <Splitter.Panel defaultSize="45%" min="20%" collapsible>
          <div className="pw-studio-writing">
            <JsonEditor
              ref={editor}
              initialText={draft.draft.text}
              problems={check.problems}
              label={text('studio.editor')}
              onChange={draft.setText}
              onSave={() => void save()}
            />
            <ProblemList
              problems={check.problems}
              isChecking={check.isChecking}
              onChoose={(problem) => editor.current?.goTo(problem.offset ?? 0, problem.length)}
              onMend={mend}
            />
          </div>
        </Splitter.Panel>
        <Splitter.Panel min="20%" collapsible>
          <Preview config={check.config} isStale={check.isStale} hasTable={check.hasTable} />
        </Splitter.Panel>
      </Splitter>
      {publishing.isAsking && (
        <PublishDialog
          title={title}
          changes={check.changes}
          problems={check.problems}
          isPublishing={publishing.isPublishing}
          onPublish={(message) => void publishing.publish(message)}
          onCancel={publishing.cancel}
        />
      )}
      {isHistoryOpen && (
        <History
          code={code}
          studio={studio}
          text={draft.text}
          canPublish={host.can('page:publish')}
          onLoad={replaceText}
          onRolledBack={() => void takeServerDraft()}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  )
}

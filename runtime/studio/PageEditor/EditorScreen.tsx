import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocumentBase } from '../../../schemas/documents/DocumentBase'
import { readDocumentName } from '../../../schemas/documents/documentName'
import { quickFixOf } from '../../../schemas/editing/quickFixOf'
import type { PageBase } from '../../../schemas/page/PageBase'
import type { Problem } from '../../../schemas/page/Problem'
import { chooseText } from '../../../schemas/page/Text'
import { readObject, readText } from '../../model/read'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { useText } from '../../text/useText'
import { DocumentPreview } from '../DocumentPreview/DocumentPreview'
import type { Draft } from '../draft/useDraft'
import { History } from '../History/History'
import type { JsonEditorHandle } from '../JsonEditor/JsonEditor'
import { Preview } from '../Preview/Preview'
import type { StudioCalls } from '../studioCalls'
import { mayMakeDocuments, writingRights } from '../writingRights'
import { DraftConflict } from './DraftConflict'
import { EditorBar } from './EditorBar'
import { Panes, type Side } from './Panes'
import { PublishDialog } from './PublishDialog'
import { sayTime } from './SaveLine'
import { useDraftTitle } from './useDraftTitle'
import { useMissingDocument } from './useMissingDocument'
import { useNewVersion } from './useNewVersion'
import { usePageCheck } from './usePageCheck'
import { usePublish } from './usePublish'
import { useSaveKey } from './useSaveKey'
import { WritingPane } from './WritingPane'

interface EditorScreenProps {
  code: string
  draft: Draft
  studio: StudioCalls
}

/** The text with its problems on one side, on the other the page itself, or what a document gives. */
export function EditorScreen({ code, draft, studio }: EditorScreenProps) {
  const host = usePageHost()
  const { text, language } = useText()
  const { keeper } = draft
  const check = usePageCheck(code, draft.text, studio)
  const publishing = usePublish(code, draft, studio)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [side, setSide] = useState<Side>('writing')
  const [newVersion, dismissVersion] = useNewVersion(code, draft, studio, publishing.isPublishing || isHistoryOpen)
  const editor = useRef<JsonEditorHandle>(null)
  const save = async () => {
    if (await keeper.save()) return
    const { failure } = keeper.read()
    if (failure) warnOf(host, failure)
  }
  useSaveKey(() => void save())

  const document = readDocumentName(code)
  const { canWrite, canPublish } = writingRights(code, host.can)
  const page = readObject<PageBase | DocumentBase>(check.config)
  const title = chooseText(page.title, language, code)
  useDraftTitle(code, page.title, draft.draft?.base ?? null)
  const goTo = (problem: Problem) => {
    flushSync(() => setSide('writing'))
    editor.current?.goTo(problem.offset ?? 0, problem.length)
  }
  const applyQuickFix = (problem: Problem) => {
    const fix = quickFixOf(problem, draft.text)
    if (fix) editor.current?.replaceAt(problem.offset ?? 0, problem.length ?? 0, fix.text)
  }
  const makeMissing = useMissingDocument(studio, check.config)
  const takeRestored = async () => {
    const restored = await studio.getDraft(code)
    keeper.replaceBy(restored, keeper.read().text)
  }

  return (
    <div className="pw-studio">
      <EditorBar
        code={code}
        title={title}
        description={readText(page.description)}
        draft={draft}
        studio={studio}
        canWrite={canWrite}
        canPublish={canPublish}
        onSave={() => void save()}
        onPublish={publishing.ask}
        onHistory={() => setHistoryOpen(true)}
        onOpen={document ? undefined : () => host.openTab(`/p/${code}`)}
      />
      {newVersion && (
        <Alert
          type="info"
          showIcon
          role="status"
          closable={{ onClose: dismissVersion }}
          title={text('studio.newVersion', {
            version: newVersion.version,
            user: newVersion.createBy,
            time: sayTime(newVersion.createTime),
          })}
          action={
            <Button size="small" onClick={() => setHistoryOpen(true)}>
              {text('studio.newVersionCompare')}
            </Button>
          }
        />
      )}
      {draft.conflict && <DraftConflict theirs={draft.conflict} mine={draft.text} onSettle={(whose) => void keeper.settle(whose)} />}
      <Panes
        side={side}
        onSide={setSide}
        writing={
          <WritingPane
            editor={editor}
            text={draft.text}
            isPage={!document}
            problems={check.problems}
            isChecking={check.isChecking}
            canWrite={canWrite}
            onChange={keeper.type}
            onGoTo={goTo}
            onQuickFix={applyQuickFix}
            onMake={mayMakeDocuments(host.can) ? (problem) => void makeMissing(problem) : undefined}
          />
        }
        shown={
          document ? (
            <DocumentPreview document={document} config={check.config} isStale={check.isStale} />
          ) : (
            <Preview config={check.config} isStale={check.isStale} hasTable={check.hasTable} isUnknown={check.failure !== null} />
          )
        }
      />
      {publishing.isAsking && (
        <PublishDialog
          title={title}
          check={check}
          refusals={publishing.refusals}
          isPublishing={publishing.isPublishing}
          onPublish={(message, grants) => void publishing.publish(message, grants)}
          onGoTo={(problem) => {
            publishing.cancel()
            goTo(problem)
          }}
          onCancel={publishing.cancel}
        />
      )}
      {isHistoryOpen && (
        <History
          code={code}
          studio={studio}
          text={draft.text}
          canPublish={canPublish}
          onLoad={keeper.type}
          onRolledBack={takeRestored}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  )
}

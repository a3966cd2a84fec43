import { ArrowLeftOutlined, CloudUploadOutlined, HistoryOutlined, LinkOutlined, SaveOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Space, Tag } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import type { Draft } from '../draft/useDraft'
import { PageMenu } from '../life/PageMenu'
import { usePageActions } from '../life/usePageActions'
import { readPageAnew } from '../readPageAnew'
import type { StudioCalls } from '../studioCalls'
import { SaveLine } from './SaveLine'

interface EditorBarProps {
  code: string
  title: string
  /** What the page is for; empty when it does not say. */
  description: string
  draft: Draft
  studio: StudioCalls
  canWrite: boolean
  canPublish: boolean
  onSave(): void
  onPublish(): void
  onHistory(): void
  /** Left out for what is no page. */
  onOpen?(): void
}

/** The bar above the editor: which page it is, whether it is saved, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { text } = useText()
  const { draft } = props
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { tab } = usePageHost()
  const { ask, dialog } = usePageActions(props.studio, async (action, code) => {
    // By this code there is no page any more: left open, its old text could be published as one.
    const isGone = action === 'rename' || action === 'delete'
    if (isGone) await tab?.close()
    if (isGone || code !== props.code) navigate(action === 'delete' ? '/studio' : `/studio/${code}`, { replace: isGone })
    if (action === 'unpublish') await draft.keeper.refresh()
    await readPageAnew(queryClient)
  })
  return (
    <header className="pw-studio-bar">
      <Link to="/studio" aria-label={text('studio.back')} title={text('studio.back')}>
        <ArrowLeftOutlined />
      </Link>
      <h2 className="pw-studio-title">
        {props.title} {props.title !== props.code && <small>{props.code}</small>}
      </h2>
      {props.description !== '' && (
        <p className="pw-studio-description" title={props.description}>
          {props.description}
        </p>
      )}
      {props.canWrite ? <SaveLine draft={draft} /> : <Tag>{text('studio.readOnly')}</Tag>}
      <Space wrap className="pw-studio-actions">
        {props.onOpen && draft.draft?.base !== null && (
          <Button icon={<LinkOutlined />} title={text('studio.open')} onClick={props.onOpen}>
            {text('studio.open')}
          </Button>
        )}
        <Button icon={<HistoryOutlined />} title={text('studio.history')} onClick={props.onHistory}>
          {text('studio.history')}
        </Button>
        {props.canWrite && (
          <Button
            icon={<SaveOutlined />}
            title={text('studio.saveKey')}
            aria-keyshortcuts="Control+S Meta+S"
            disabled={draft.state === 'saved' || draft.conflict !== null}
            onClick={props.onSave}
          >
            {text('studio.save')}
          </Button>
        )}
        {props.canPublish && (
          <Button type="primary" icon={<CloudUploadOutlined />} onClick={props.onPublish}>
            {text('studio.publish')}
          </Button>
        )}
        <PageMenu
          code={props.code}
          title={props.title}
          state={draft.draft?.base === null ? 'draft' : 'published'}
          isDisabled={draft.state !== 'saved'}
          onAsk={(action) => ask(action, { code: props.code, title: props.title })}
        />
        {dialog}
      </Space>
    </header>
  )
}

import { ArrowLeftOutlined, CloudUploadOutlined, HistoryOutlined, LinkOutlined, SaveOutlined } from '@ant-design/icons'
import { Button, Space, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useText } from '../../text/useText'

interface EditorBarProps {
  code: string
  title: string
  isDirty: boolean
  isSaving: boolean
  isPublished: boolean
  canWrite: boolean
  canPublish: boolean
  onSave(): void
  onPublish(): void
  onHistory(): void
  onOpen(): void
}

/** The bar above the editor: which page it is, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { text } = useText()
  return (
    <header className="pw-studio-bar">
      <Link to="/studio" aria-label={text('studio.back')} title={text('studio.back')}>
        <ArrowLeftOutlined />
      </Link>
      <h1 className="pw-studio-title">
        {props.title || props.code} <small>{props.code}</small>
      </h1>
      {props.isDirty && <Tag color="orange">{text('studio.unsaved')}</Tag>}
      {!props.canWrite && <Tag>{text('studio.readOnly')}</Tag>}
      <Space wrap className="pw-studio-deeds">
        {props.isPublished && (
          <Button icon={<LinkOutlined />} onClick={props.onOpen}>
            {text('studio.open')}
          </Button>
        )}
        <Button icon={<HistoryOutlined />} onClick={props.onHistory}>
          {text('studio.history')}
        </Button>
        {props.canWrite && (
          <Button icon={<SaveOutlined />} disabled={!props.isDirty} loading={props.isSaving} onClick={props.onSave}>
            {text('studio.save')}
          </Button>
        )}
        {props.canPublish && (
          <Button type="primary" icon={<CloudUploadOutlined />} onClick={props.onPublish}>
            {text('studio.publish')}
          </Button>
        )}
      </Space>
    </header>
  )
}

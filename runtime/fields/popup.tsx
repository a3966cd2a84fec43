import { SelectOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { fieldNames, type PopupField } from '../../schemas/fields/popup'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents, InputProps } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { PickerBox } from './parts/PickerBox'
import { PopupEditor } from './parts/PopupEditor'
import { emptyFilling, fillFrom } from './parts/popupFilling'
import { dictTextWith } from './parts/values'

const ReportPopup = lazyComponent(() => import('../pickers/ReportPopup'), 'ReportPopup', 0)

interface PopupInputProps extends InputProps<PopupField> {
  isOpenAtFirst?: boolean
  onClosed?(): void
}

/** Picks rows of a report, and fills this field and others with their values. */
function PopupInput(props: PopupInputProps) {
  const { field, onChange, onClosed } = props
  const { config } = field
  const { text } = usePageHost()
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [openings, setOpenings] = useState(isOpen ? 1 : 0)
  const org = fieldNames(config.orgFields)
  const dest = fieldNames(config.destFields)
  if (!config.popupCode || org.length === 0 || dest.length === 0) return <ErrorNotice size="inline" title={text('fields.badPopup')} />
  if (org.length !== dest.length) return <ErrorNotice size="inline" title={text('fields.unequalPopup')} />
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <PickerBox
        {...props}
        labels={noLabels}
        // Several rows too stand as one text: their values in several fields can only be taken away together.
        isMultiple={false}
        icon={<SelectOutlined />}
        onOpen={() => {
          setOpenings(openings + 1)
          setOpen(true)
        }}
        onRemove={() => onChange(null, emptyFilling(field.key, config))}
      />
      {openings > 0 && (
        <ReportPopup
          key={openings}
          isOpen={isOpen}
          title={field.title}
          code={config.popupCode}
          isMultiple={config.multi === true}
          params={config.param ?? noParams}
          sorter={config.sorter}
          groupId={config.groupId}
          onPick={(rows) => {
            const { value, others } = fillFrom(rows, field.key, config)
            onChange(value, others)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const noParams = {}
const noLabels = {}

export const popup: FieldComponents<PopupField> = {
  text: dictTextWith,
  Input: PopupInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <PopupInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}

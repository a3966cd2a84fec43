import type { PopupField } from '../../../schemas/fields/popup'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { problemOfFilling } from './popupFilling'
import { ReportBox } from './ReportBox'
import type { OpeningProps } from './usePicking'

/** A wrong config is told in the field's place, and nothing is opened. */
export function ReportInput(props: InputProps<PopupField> & OpeningProps) {
  const { text } = usePageHost()
  const { config } = props.field
  const problem = problemOfFilling(config.popupCode, config)
  return problem ? <ErrorNotice size="inline" title={text(problem)} /> : <ReportBox {...props} />
}

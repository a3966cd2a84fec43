import { ErrorNotice } from '../../kit/ErrorNotice'
import { usePageHost } from '../../session/PageHost'
import { GridDropBox, type GridDropBoxProps } from './GridDropBox'
import { problemOfFilling } from './popupFilling'

/** A wrong config is told in the field's place, and nothing is asked for. */
export function GridDropInput(props: GridDropBoxProps) {
  const { text } = usePageHost()
  const { config } = props.field
  const problem = problemOfFilling(config.code, config)
  return problem ? <ErrorNotice size="inline" title={text(problem)} /> : <GridDropBox {...props} />
}

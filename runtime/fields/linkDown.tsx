import type { LinkDownField } from '../../schemas/fields/linkDown'
import type { FieldComponents, QueryProps } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { LaterRowSelect } from './parts/laterChoices'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'
import { rowChoiceLabels } from './parts/rowChoices'
import { dictTextWith, hasDictText, noRow } from './parts/values'

const LinkBox = lazyComponent(() => import('./parts/LinkBox'), 'LinkBox')

/** In a query no level stands above another: everything that the level can hold is looked for by a word. */
function LinkQuery({ field, ...props }: Omit<QueryProps<LinkDownField>, 'isRange'>) {
  const { linked } = field.config
  const choices = { table: linked.table, label: linked.txt, value: linked.key }
  const asked = { ...field, config: { ...field.config, choices } }
  return <LaterRowSelect {...props} field={asked} disabled={false} isInvalid={false} readRow={() => noRow} />
}

export const linkDown: FieldComponents<LinkDownField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={rowChoiceLabels(props.field)} />,
  isPlainText: hasDictText,
  Input: LinkBox,
  preload: LinkBox.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LinkBox {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: rangeQuery(LinkQuery),
}

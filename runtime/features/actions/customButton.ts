import { expressionUser } from '../../../schemas/rules/ExpressionUser'
import type { ButtonModel } from '../../model/PageModel'
import type { CustomToolbarButton } from '../ListFeature'
import { runLater } from './runLater'

/** A button that the page itself describes. Its rule is its `visibleWhen` over the selected rows. */
export function customButton(button: ButtonModel): CustomToolbarButton {
  return {
    name: button.name,
    title: button.label,
    isVisible: ({ selected, host }) =>
      button.visibleWhen === undefined || button.visibleWhen.evaluate({ selected, user: expressionUser(host.user) }) === true,
    perform: ({ host, page, selected, reload, ask }) => runLater(button, { host, page, rows: selected, reload, ask }),
  }
}

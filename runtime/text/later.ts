import { avatar } from './avatar'
import { calendar } from './calendar'
import { crop } from './crop'
import { form } from './form'
import { header } from './header'
import { home } from './home'
import { monitor } from './monitor'
import { publicPages } from './publicPages'
import { settings } from './settings'
import { signIn } from './signIn'
import { studio } from './studio'
import { table } from './table'

/** Texts of what is loaded when it is first used: they come with it, by `addTexts`. The product never imports this list: it would load them all. */
export const laterTextAreas = { avatar, calendar, crop, form, header, home, monitor, publicPages, settings, signIn, studio, table }

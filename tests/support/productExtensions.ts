import { registerExtensions } from '../../runtime/extensions'

/** What the product adds in code is known to every test that imports this: once, however many files share the module. */
registerExtensions()

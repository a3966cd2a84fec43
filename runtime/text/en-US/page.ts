export const page = {
  problems_one: 'The config of this page has {{count}} problem',
  problems_other: 'The config of this page has {{count}} problems',
  newVersion: 'A new version of this page has been published. It will be applied after you save',
  withdrawn: 'This page was unpublished',
  withdrawnHint:
    'It cannot be used at the moment and comes back by itself when it is published again. Ask an administrator if you need it.',
  withdrawnTyped: 'This page was unpublished. What you typed stays here so that you can copy it; it cannot be saved',
}

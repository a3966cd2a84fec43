export const page = {
  problems: 'The config of this page has {{n}} problems',
  newVersion: 'A new version of this page has been published. It will be applied after you save',
  withdrawn: 'This page was taken off',
  withdrawnHint:
    'It cannot be used at the moment and comes back by itself when it is published again. Ask an administrator if you need it.',
  withdrawnTyped: 'This page was taken off. What you typed stays here so that you can copy it; it cannot be saved',
}

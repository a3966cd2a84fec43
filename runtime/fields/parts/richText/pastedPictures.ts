import { Extension } from '@tiptap/core'

/** Addresses that mean the same wherever the text stands: of the web, of this product's own files, or the picture itself. */
const lasting = /^(?:https?:\/\/|\/api\/sys\/common\/static\/|data:image\/)/i

/** Pasted and dropped text without the pictures whose addresses mean nothing here, such as those relative to the page that they come from. */
export const pastedPictures = Extension.create({
  name: 'pastedPictures',
  transformPastedHTML(html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const picture of body.querySelectorAll('img')) {
      if (!lasting.test(picture.getAttribute('src')?.trim() ?? '')) picture.replaceWith(picture.alt)
    }
    return body.innerHTML
  },
})

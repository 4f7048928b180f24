/** The tags a mini-program has of its own; in the page's DOM each is drawn as `wx-` and its name. */
export const builtinTags: ReadonlySet<string> = new Set([
  ...['view', 'text', 'button', 'input', 'textarea', 'image', 'scroll-view', 'swiper', 'swiper-item', 'picker'],
  ...['picker-view', 'picker-view-column', 'switch', 'checkbox', 'checkbox-group', 'radio', 'radio-group', 'label'],
  ...['form', 'slider', 'progress', 'icon', 'rich-text', 'canvas', 'cover-view', 'cover-image', 'video', 'map'],
  ...['web-view', 'navigator', 'movable-area', 'movable-view', 'camera', 'page-container', 'page-meta', 'root-portal'],
])

/** The gallery alone, as a built product of its own: it is what the checks of tests/gallery open. */
export default defineAppConfig({
  pages: ['pages/gallery/index'],
  window: { navigationStyle: 'custom' },
  lazyCodeLoading: 'requiredComponents',
})

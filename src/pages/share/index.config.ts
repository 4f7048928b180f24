// Not to Moments: there the page is opened by itself, and leads nowhere.
export default definePageConfig({ enableShareAppMessage: true })

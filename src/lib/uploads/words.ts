/** Said of a picture that did not arrive for want of a network. */
export const offlineText = '上传失败，请检查网络后重试'

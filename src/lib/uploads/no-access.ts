/** Said when the person or the phone lets nobody take or choose a picture. */
export const noPictureAccess = '未获得相册或相机的权限，可在设置里打开'

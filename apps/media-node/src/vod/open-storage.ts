import { FolderStorage, type AssetStorage } from './asset-storage';
import { S3Storage, type S3Settings } from './s3-storage';

export type StorageSettings = { folder: string } | S3Settings;

export function openStorage(settings: StorageSettings): AssetStorage {
  return 'folder' in settings ? new FolderStorage(settings.folder) : new S3Storage(settings);
}

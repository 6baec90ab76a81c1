import type { ReactNode } from 'react';
import shakshuka from '../../art/shakshuka.webp';
import { LogoMark } from '../../components/LogoMark.tsx';
import { Photo } from '../../components/Photo.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './EntryPage.module.css';

interface EntryPageProps {
  title: string;
  lead?: ReactNode;
  picture?: string;
  /** There is much to read: on a phone the picture is a band above it. */
  isLong?: boolean;
  children: ReactNode;
}

/** A form to come in by: a sheet below a picture on a phone, beside it where there is room. */
export function EntryPage({ title, lead, picture = shakshuka, isLong = false, children }: EntryPageProps) {
  return (
    <div className={classes.page} data-entry data-long={isLong || undefined}>
      <div className={classes.form}>
        <p className={classes.logo}>
          <LogoMark size={30} /> {t('app.name')}
        </p>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <Photo name={title} src={picture} className={classes.picture} important />
    </div>
  );
}

import type { ReactNode } from 'react';
import shakshuka from '../../art/shakshuka.webp';
import { Photo } from '../../components/Photo.tsx';
import classes from './EntryPage.module.css';

interface EntryPageProps {
  title: string;
  lead?: ReactNode;
  picture?: string;
  children: ReactNode;
}

/** A form to come in by, beside a picture where there is room for one. */
export function EntryPage({ title, lead, picture = shakshuka, children }: EntryPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <Photo name={title} src={picture} className={classes.picture ?? ''} important />
    </div>
  );
}

import { TitleCell as TitleCell_d74855eae0796691daa6219d67fc2c2d } from '@/admin/components/TitleCell'
import { RowName as RowName_7437c1b7af269a1755f3bb1badb83f0b } from '@/admin/components/RowName'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { pasting as pasting_941556b8ecfad33bd6d195293fc3fa54 } from '@/admin/components/pasting/pasting'
import { tablesInText as tablesInText_13265fe49f328ba442722c2164718a33 } from '@/admin/components/tables/tablesInText'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationCell as RelationCell_c0240c361ae4d83c47db37e0be2248f4 } from '@/admin/components/RelationCell'
import { ReleaseStateField as ReleaseStateField_a0412b8931f78ac65ce9bb43e2c4f39a } from '@/admin/components/ReleaseStateField'
import { CompanyTimeCell as CompanyTimeCell_ab5adcbf3c86ab472be1fceaa6f72d78 } from '@/admin/components/companyTime/CompanyTimeCell'
import { CompanyTimeField as CompanyTimeField_f88b39344837153c52c914c9fbb767bb } from '@/admin/components/companyTime/CompanyTimeField'
import { ChosenLinksWarning as ChosenLinksWarning_d811fd352117446374a10ea9d978ef27 } from '@/admin/components/ChosenLinksWarning'
import { KeptForm as KeptForm_b18067af3f447497c0398d6d9f7907df } from '@/admin/components/KeptForm'
import { FormFaults as FormFaults_7bd62c99f291432dbb2d8c9ef18b7263 } from '@/admin/components/FormFaults'
import { UnsavedDocument as UnsavedDocument_9c1508c3a9ba926d350d7c36b2d547d6 } from '@/admin/components/UnsavedDocument'
import { LetGoOnLeaving as LetGoOnLeaving_44f5d4ad4b6cafa3a57ac78cbf62a2b3 } from '@/admin/components/LetGoOnLeaving'
import { FreshForm as FreshForm_7169b03b66c899123569158b2653d8eb } from '@/admin/components/FreshForm'
import { PublishButton as PublishButton_e87bd2a2a09c816123b7d486a339b746 } from '@/admin/components/PublishButton'
import { YesOrNoCell as YesOrNoCell_207a0e5cbf1d02642875f99026300801 } from '@/admin/components/YesOrNoCell'
import { PhoneInput as PhoneInput_6258502a9ad87e4791c2b3a73f73c369 } from '@/admin/components/PhoneInput'
import { CountryCell as CountryCell_54558a3d7a2dd7387245a868a35c968b } from '@/admin/components/CountryCell'
import { CountryInput as CountryInput_d0fabfec26de071cf43406cd4e95aec5 } from '@/admin/components/CountryInput'
import { ApplicantRecord as ApplicantRecord_9ecea47c5a847141068430919c7c4a6d } from '@/admin/views/hiring/ApplicantRecord'
import { ReferenceCell as ReferenceCell_4bb706e4ee09f54bc96c153387ab10db } from '@/admin/views/hiring/ReferenceCell'
import { StageCell as StageCell_ba922f3290de275d3ba81fa206c755cd } from '@/admin/views/hiring/StageCell'
import { RatingCell as RatingCell_77d28da16676527aa167399a878cc507 } from '@/admin/views/hiring/RatingCell'
import { SourceCell as SourceCell_c90c5cae3e1f9d576722e838ec5de02c } from '@/admin/views/hiring/SourceCell'
import { ApplicationsList as ApplicationsList_91c3e69172e7c753294c08742a2bba1b } from '@/admin/views/hiring/ApplicationsList'
import { DocumentCell as DocumentCell_0be3742563d8a055a77ed3f6ec478c4f } from '@/admin/components/DocumentCell'
import { DocumentField as DocumentField_8531812f7b4769e399e33fb0e8ff3cf5 } from '@/admin/components/DocumentField'
import { AnswerBox as AnswerBox_b947ae06d3c4b849fcaea9d439423989 } from '@/admin/components/AnswerBox'
import { SendAgain as SendAgain_d70e04fd8a025fb615a50c1ec9df09e8 } from '@/admin/components/SendAgain'
import { SendAllAgain as SendAllAgain_d70e04fd8a025fb615a50c1ec9df09e8 } from '@/admin/components/SendAgain'
import { BundleActions as BundleActions_08e990935d35a992ddc3bec7fff55d7c } from '@/admin/components/BundleActions'
import { ReviewCell as ReviewCell_b4b4545bfb7e397f78ab94222820c07b } from '@/admin/components/ReviewCell'
import { CurrentPassword as CurrentPassword_fe65cbfb921db2d21366dc9cf042e864 } from '@/admin/components/CurrentPassword'
import { SecondFactorPanel as SecondFactorPanel_da84f2a51a4c1c66b57424587fd3afbb } from '@/admin/components/SecondFactorPanel'
import { OwnSessions as OwnSessions_cad12bacdc7d592d7117f129acb38735 } from '@/admin/components/OwnSessions'
import { PublishingView as PublishingView_ffd7500839a54d5b5a5d41b6ed5a68fe } from '@/admin/views/PublishingView'
import { CollectionField as CollectionField_3632f59700316827085ba685b22d645b } from '@/admin/components/CollectionField'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { NoUnpublish as NoUnpublish_30082ba89dc3dbe381e9b81375f0cc78 } from '@/admin/components/NoUnpublish'
import { Mark as Mark_307ccdb1cee2b3d9c52ef47113076c7a } from '@/admin/components/Mark'
import { Logo as Logo_a0a16f550cfc850768c30d453a408f32 } from '@/admin/components/Logo'
import { LoginLanguage as LoginLanguage_411fb2bfab5fa991cc7f0ec18b6ca753 } from '@/admin/components/LoginLanguage'
import { NavTools as NavTools_9d2bfeb00d0f3eeac30c8a9846f6a8b2 } from '@/admin/components/NavTools'
import { CompanyClock as CompanyClock_cc2b0f51131828eed5c4fd405b02049b } from '@/admin/components/companyTime/CompanyClock'
import { SessionWatch as SessionWatch_c1d27812a4795feead59f6ef3abb295c } from '@/admin/components/SessionWatch'
import { WayBack as WayBack_c6627e72a586eb12f1e111bf107deef2 } from '@/admin/components/WayBack'
import { NamedControls as NamedControls_26444045990d5c7faf979723cbe1e5a9 } from '@/admin/components/NamedControls'
import { ListDirections as ListDirections_663f32181dabee5015a39d47639b360b } from '@/admin/components/ListDirections'
import { PanelProvider as PanelProvider_43af2eba95d3375d256165f9b13ab7e7 } from '@/admin/views/hiring/PanelProvider'
import { SecondFactorView as SecondFactorView_2ef0c26b415a1490007fdb3eb8a87b2c } from '@/admin/views/SecondFactorView'
import { DashboardView as DashboardView_14791749cf2c7f6d53364c86388c3651 } from '@/admin/views/DashboardView'
import { EntryView as EntryView_432ff9ce5e502aa5fe11f09f3682632f } from '@/admin/views/EntryView'
import { TranslationsView as TranslationsView_5517337ce773791aea5c2d99b431276a } from '@/admin/views/TranslationsView'
import { TranslateView as TranslateView_2bbc7fa6d2db0f6d2f0711f879a1a671 } from '@/admin/views/TranslateView'
import { PlannedView as PlannedView_3b4893ff98a9bce4eeffc9d2fcf6dcb4 } from '@/admin/views/PlannedView'
import { ExchangeView as ExchangeView_8d79a0cff67c625507468a2134ec9bd7 } from '@/admin/views/ExchangeView'
import { CategoryView as CategoryView_c5d2442988f9f34ea5129b9c240d7af0 } from '@/admin/views/CategoryView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/components/TitleCell#TitleCell": TitleCell_d74855eae0796691daa6219d67fc2c2d,
  "@/admin/components/RowName#RowName": RowName_7437c1b7af269a1755f3bb1badb83f0b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/components/pasting/pasting#pasting": pasting_941556b8ecfad33bd6d195293fc3fa54,
  "@/admin/components/tables/tablesInText#tablesInText": tablesInText_13265fe49f328ba442722c2164718a33,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/components/RelationCell#RelationCell": RelationCell_c0240c361ae4d83c47db37e0be2248f4,
  "@/admin/components/ReleaseStateField#ReleaseStateField": ReleaseStateField_a0412b8931f78ac65ce9bb43e2c4f39a,
  "@/admin/components/companyTime/CompanyTimeCell#CompanyTimeCell": CompanyTimeCell_ab5adcbf3c86ab472be1fceaa6f72d78,
  "@/admin/components/companyTime/CompanyTimeField#CompanyTimeField": CompanyTimeField_f88b39344837153c52c914c9fbb767bb,
  "@/admin/components/ChosenLinksWarning#ChosenLinksWarning": ChosenLinksWarning_d811fd352117446374a10ea9d978ef27,
  "@/admin/components/KeptForm#KeptForm": KeptForm_b18067af3f447497c0398d6d9f7907df,
  "@/admin/components/FormFaults#FormFaults": FormFaults_7bd62c99f291432dbb2d8c9ef18b7263,
  "@/admin/components/UnsavedDocument#UnsavedDocument": UnsavedDocument_9c1508c3a9ba926d350d7c36b2d547d6,
  "@/admin/components/LetGoOnLeaving#LetGoOnLeaving": LetGoOnLeaving_44f5d4ad4b6cafa3a57ac78cbf62a2b3,
  "@/admin/components/FreshForm#FreshForm": FreshForm_7169b03b66c899123569158b2653d8eb,
  "@/admin/components/PublishButton#PublishButton": PublishButton_e87bd2a2a09c816123b7d486a339b746,
  "@/admin/components/YesOrNoCell#YesOrNoCell": YesOrNoCell_207a0e5cbf1d02642875f99026300801,
  "@/admin/components/PhoneInput#PhoneInput": PhoneInput_6258502a9ad87e4791c2b3a73f73c369,
  "@/admin/components/CountryCell#CountryCell": CountryCell_54558a3d7a2dd7387245a868a35c968b,
  "@/admin/components/CountryInput#CountryInput": CountryInput_d0fabfec26de071cf43406cd4e95aec5,
  "@/admin/views/hiring/ApplicantRecord#ApplicantRecord": ApplicantRecord_9ecea47c5a847141068430919c7c4a6d,
  "@/admin/views/hiring/ReferenceCell#ReferenceCell": ReferenceCell_4bb706e4ee09f54bc96c153387ab10db,
  "@/admin/views/hiring/StageCell#StageCell": StageCell_ba922f3290de275d3ba81fa206c755cd,
  "@/admin/views/hiring/RatingCell#RatingCell": RatingCell_77d28da16676527aa167399a878cc507,
  "@/admin/views/hiring/SourceCell#SourceCell": SourceCell_c90c5cae3e1f9d576722e838ec5de02c,
  "@/admin/views/hiring/ApplicationsList#ApplicationsList": ApplicationsList_91c3e69172e7c753294c08742a2bba1b,
  "@/admin/components/DocumentCell#DocumentCell": DocumentCell_0be3742563d8a055a77ed3f6ec478c4f,
  "@/admin/components/DocumentField#DocumentField": DocumentField_8531812f7b4769e399e33fb0e8ff3cf5,
  "@/admin/components/AnswerBox#AnswerBox": AnswerBox_b947ae06d3c4b849fcaea9d439423989,
  "@/admin/components/SendAgain#SendAgain": SendAgain_d70e04fd8a025fb615a50c1ec9df09e8,
  "@/admin/components/SendAgain#SendAllAgain": SendAllAgain_d70e04fd8a025fb615a50c1ec9df09e8,
  "@/admin/components/BundleActions#BundleActions": BundleActions_08e990935d35a992ddc3bec7fff55d7c,
  "@/admin/components/ReviewCell#ReviewCell": ReviewCell_b4b4545bfb7e397f78ab94222820c07b,
  "@/admin/components/CurrentPassword#CurrentPassword": CurrentPassword_fe65cbfb921db2d21366dc9cf042e864,
  "@/admin/components/SecondFactorPanel#SecondFactorPanel": SecondFactorPanel_da84f2a51a4c1c66b57424587fd3afbb,
  "@/admin/components/OwnSessions#OwnSessions": OwnSessions_cad12bacdc7d592d7117f129acb38735,
  "@/admin/views/PublishingView#PublishingView": PublishingView_ffd7500839a54d5b5a5d41b6ed5a68fe,
  "@/admin/components/CollectionField#CollectionField": CollectionField_3632f59700316827085ba685b22d645b,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/components/NoUnpublish#NoUnpublish": NoUnpublish_30082ba89dc3dbe381e9b81375f0cc78,
  "@/admin/components/Mark#Mark": Mark_307ccdb1cee2b3d9c52ef47113076c7a,
  "@/admin/components/Logo#Logo": Logo_a0a16f550cfc850768c30d453a408f32,
  "@/admin/components/LoginLanguage#LoginLanguage": LoginLanguage_411fb2bfab5fa991cc7f0ec18b6ca753,
  "@/admin/components/NavTools#NavTools": NavTools_9d2bfeb00d0f3eeac30c8a9846f6a8b2,
  "@/admin/components/companyTime/CompanyClock#CompanyClock": CompanyClock_cc2b0f51131828eed5c4fd405b02049b,
  "@/admin/components/SessionWatch#SessionWatch": SessionWatch_c1d27812a4795feead59f6ef3abb295c,
  "@/admin/components/WayBack#WayBack": WayBack_c6627e72a586eb12f1e111bf107deef2,
  "@/admin/components/NamedControls#NamedControls": NamedControls_26444045990d5c7faf979723cbe1e5a9,
  "@/admin/components/ListDirections#ListDirections": ListDirections_663f32181dabee5015a39d47639b360b,
  "@/admin/views/hiring/PanelProvider#PanelProvider": PanelProvider_43af2eba95d3375d256165f9b13ab7e7,
  "@/admin/views/SecondFactorView#SecondFactorView": SecondFactorView_2ef0c26b415a1490007fdb3eb8a87b2c,
  "@/admin/views/DashboardView#DashboardView": DashboardView_14791749cf2c7f6d53364c86388c3651,
  "@/admin/views/EntryView#EntryView": EntryView_432ff9ce5e502aa5fe11f09f3682632f,
  "@/admin/views/TranslationsView#TranslationsView": TranslationsView_5517337ce773791aea5c2d99b431276a,
  "@/admin/views/TranslateView#TranslateView": TranslateView_2bbc7fa6d2db0f6d2f0711f879a1a671,
  "@/admin/views/PlannedView#PlannedView": PlannedView_3b4893ff98a9bce4eeffc9d2fcf6dcb4,
  "@/admin/views/ExchangeView#ExchangeView": ExchangeView_8d79a0cff67c625507468a2134ec9bd7,
  "@/admin/views/CategoryView#CategoryView": CategoryView_c5d2442988f9f34ea5129b9c240d7af0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
